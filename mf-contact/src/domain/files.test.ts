import fc from 'fast-check';
import { largestFile, mostFiles } from 'shared/contact';
import { checkSelection, fileSize } from './files.ts';

it('says a size in bytes, KB or MB', () => {
  expect(fileSize(0)).toEqual({ value: 0, unit: 'bytes' });
  expect(fileSize(1023)).toEqual({ value: 1023, unit: 'bytes' });
  expect(fileSize(1024)).toEqual({ value: 1, unit: 'kilobytes' });
  expect(fileSize(1_048_575)).toEqual({ value: 1, unit: 'megabytes' });
  expect(fileSize(largestFile)).toEqual({ value: 5, unit: 'megabytes' });
  expect(fileSize(largestFile + 1)).toEqual({ value: 5.1, unit: 'megabytes' });
});

it('never says that a larger file is smaller', () => {
  const weight = { bytes: 1, kilobytes: 1024, megabytes: 1_048_576 };
  const read = (bytes: number) => {
    const { value, unit } = fileSize(bytes);
    return value * weight[unit];
  };
  fc.assert(fc.property(fc.nat(1e8), fc.nat(1e6), (bytes, more) => read(bytes) <= read(bytes + more)));
});

// R334, R336, C18
it('takes pictures and PDF files of up to 5 MB, and says why it does not take another', () => {
  const files = [
    { name: 'plan.pdf', size: largestFile },
    { name: 'plan.exe', size: 10 },
    { name: 'photo.jpg', size: largestFile + 1 },
    { name: 'nothing.png', size: 0 },
  ];
  expect(checkSelection(files, 0)).toEqual({
    taken: [files[0]],
    refused: [
      { name: 'plan.exe', why: 'file-kind' },
      { name: 'photo.jpg', why: 'file-too-large' },
      { name: 'nothing.png', why: 'file-empty' },
    ],
  });
});

// R335, C19
it('never holds more than four, and takes nothing of a selection that would make more', () => {
  const file = fc.record({ name: fc.constantFrom('a.pdf', 'b.png', 'c.exe'), size: fc.nat(largestFile * 2) });
  fc.assert(
    fc.property(fc.array(file, { maxLength: 8 }), fc.nat(mostFiles), (files, held) => {
      const { taken, refused } = checkSelection(files, held);
      expect(held + taken.length).toBeLessThanOrEqual(mostFiles);
      const count = files.filter((one) => checkSelection([one], 0).taken.length > 0).length;
      if (held + count > mostFiles) expect([taken, refused.at(-1)]).toEqual([[], { why: 'files-too-many' }]);
      else expect([taken.length, refused.length]).toEqual([count, files.length - count]);
    }),
  );
});
