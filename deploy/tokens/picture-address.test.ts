import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isPictureElsewhere, localAddress, pathOfPictureElsewhere, pictureElsewhere } from './picture-address.ts';

const secret = 'a secret for tests, with 32 letters or more';

test('a path stands for the address that it was made of, and for no other', () => {
  fc.assert(
    fc.property(fc.webUrl(), (url) => {
      const path = pathOfPictureElsewhere(secret, url);
      assert.equal(pictureElsewhere(secret, path), url);
      assert.equal(pictureElsewhere(`${secret}!`, path), undefined);
      assert.equal(isPictureElsewhere(path), true);
    }),
  );
  const [, proof] = pathOfPictureElsewhere(secret, 'https://pictures.example/a.jpg').split('/');
  const name = Buffer.from('https://inside.example/').toString('base64url');
  for (const path of [`elsewhere/${proof}/${name}.webp`, `elsewhere//${name}.webp`, 'elsewhere/a/b.webp', ''])
    assert.equal(pictureElsewhere(secret, path), undefined, path);
});

test('a picture of another host has an address on our own site, one of ours keeps its own', () => {
  const url = 'https://pictures.example/a.jpg';
  assert.equal(localAddress(secret, url), `/pictures/${pathOfPictureElsewhere(secret, url)}`);
  assert.equal(localAddress(secret, '/pictures/a.jpg'), '/pictures/a.jpg');
  assert.equal(isPictureElsewhere('a.jpg'), false);
});
