import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/index.ts';
import type { Access } from '../access/access.ts';
import { may } from '../access/roles.ts';
import { goLiveSchema } from '../contract.ts';
import { makeLive, rollBack } from '../live.ts';
import { type NewRelease, publish, unpackUpload } from '../releases.ts';
import { rollOut } from '../rollouts.ts';
import { verifyFiles } from '../verify-upload.ts';
import { copiesOf, copyInWords } from './copies.ts';
import type { Examiner } from './examiner.ts';
import { previewChange } from './refuse-breaking-change.ts';
import { trialsOf } from './trials.ts';

interface CheckOptions {
  db: Database;
  access: Access;
  examiner: Examiner;
}

/**
 * Asks what would break; nothing is changed. The code of a release runs for those alone who may release that remote: the
 * others learn all that is known without running it.
 */
export async function canReleaseRoutes(app: FastifyInstance, { db, access, examiner }: CheckOptions): Promise<void> {
  app.post('/can-release', async (request) => {
    const upload: NewRelease = { ...(await unpackUpload(request.body)), live: true, who: '' };
    const actor = await access.allow(request, 'read');
    verifyFiles(upload.manifest, upload.files);
    const trials = may(actor, 'release', upload.manifest.name) ? await trialsOf(db, upload) : [];
    const copies = await copiesOf(db, upload.manifest);
    const own = await examiner.release(upload, trials, copies);
    const { reasons } = await previewChange({ db, examiner }, (tx, mark) => publish(tx, mark(upload)));
    return { reasons: [...own, ...reasons], costs: copies.map(copyInWords) };
  });

  app.post('/can-go-live', async (request) => {
    await access.allow(request, 'read');
    const { name, version, country, percent } = goLiveSchema.parse(request.body);
    const target = { name, country, who: '', by: '', why: '' };
    const { result, reasons } = await previewChange(
      { db, examiner },
      (tx) => {
        if (version === undefined) return rollBack(tx, target);
        return percent === undefined
          ? makeLive(tx, { ...target, version })
          : rollOut(tx, { ...target, version, percent });
      },
      examiner.operations,
    );
    return { ...result, reasons };
  });
}
