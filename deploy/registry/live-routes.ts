import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/index.ts';
import type { Access } from './access/access.ts';
import type { Examiner } from './can-release/examiner.ts';
import { type ChangeRequest, type Changes, type Make, previewChange } from './can-release/refuse-breaking-change.ts';
import {
  type ChangedAll,
  contentName,
  liveBatchSchema,
  liveChangeSchema,
  numbered,
  retirementSchema,
  rollbackSchema,
  rollOutSchema,
  togetherRollbackSchema,
} from './contract.ts';
import { makeLive, rollBack } from './live.ts';
import { pagesOf, retire } from './retire.ts';
import { halt, promote, rollOut } from './rollouts.ts';
import { type ContentChanges, linesTogether, makeAllLive, rollBackTogether } from './together.ts';

interface LiveOptions {
  db: Database;
  access: Access;
  change: Changes;
  examiner: Examiner;
  contents: ContentChanges;
  /** How many visits make a verdict. */
  minVisits: number;
}

type OfRemote = FastifyRequest<{ Params: { name: string } }>;

/** Changes what is live: for everybody, for a share of the visitors (a canary), and back again. */
export async function liveRoutes(
  app: FastifyInstance,
  { db, access, change, examiner, contents, minVisits }: LiveOptions,
): Promise<void> {
  /** Changes several at once, content among them or not. */
  async function changeAll(
    request: FastifyRequest,
    wanted: ChangeRequest & { content: boolean },
    make: Make<ChangedAll>,
  ) {
    if (!wanted.content) return change.unlessBreaking(request, wanted, make);
    await access.allow(request, 'content');
    return contents.around(() => change.unlessBreaking(request, wanted, make));
  }

  app.put('/live', async (request) => {
    const batch = liveBatchSchema.parse(request.body);
    const { versions, content, force } = batch;
    const wanted = { names: Object.keys(versions), versions: Object.values(versions), content: content !== undefined };
    return changeAll(request, { ...wanted, force }, (who, tx, mark) =>
      makeAllLive(tx, mark({ ...batch, who }), contents),
    );
  });
  app.post('/together/:number/rollback', async (request: FastifyRequest) => {
    const { number } = numbered.parse(request.params);
    const told = togetherRollbackSchema.parse(request.body);
    await access.callerOf(request);
    const lines = await linesTogether(db, number);
    const names = lines.flatMap(({ remote }) => (remote === null || remote === contentName ? [] : [remote]));
    const wanted = { names, force: told.force, content: lines.some(({ remote }) => remote === contentName) };
    return changeAll(request, wanted, (who, tx, mark) => rollBackTogether(tx, lines, mark({ ...told, who }), contents));
  });

  app.put('/live/:name', async (request: OfRemote) => {
    const { name } = request.params;
    const { force, ...target } = liveChangeSchema.parse(request.body);
    return change.unlessBreaking(request, { names: [name], versions: [target.version], force }, (who, tx, mark) =>
      makeLive(tx, mark({ name, who, ...target })),
    );
  });
  app.post('/live/:name/rollback', async (request: OfRemote) => {
    const { name } = request.params;
    const { force, ...target } = rollbackSchema.parse(request.body);
    return change.unlessBreaking(request, { names: [name], force }, (who, tx, mark) =>
      rollBack(tx, mark({ name, who, ...target })),
    );
  });

  app.post('/live/:name/retire', async (request: OfRemote) => {
    const { name } = request.params;
    const { force, dryRun, ...told } = retirementSchema.parse(request.body);
    await access.allow(request, 'release', name);
    const links = await examiner.pageLinks(db, await pagesOf(db, name));
    const found = links.map(({ content, page }) => ({
      kind: 'content' as const,
      consumer: content,
      message: `${content} links to the page ${page} of ${name}`,
    }));
    const edited = await examiner.editedAddresses(db);
    const wanted = { names: [name], force, found };
    if (!dryRun)
      return change.unlessBreaking(request, wanted, async (who, tx, mark) => ({
        ...(await retire(tx, mark({ ...told, name, who, edited }))),
        reasons: [],
      }));
    const trial = await previewChange({ db, examiner }, (tx, mark) =>
      retire(tx, mark({ ...told, name, who: '', edited })),
    );
    return { ...trial.result, reasons: [...trial.reasons, ...found] };
  });

  app.put('/live/:name/candidate', async (request: OfRemote) => {
    const { name } = request.params;
    const { force, ...target } = rollOutSchema.parse(request.body);
    const versions = target.version === undefined ? [] : [target.version];
    return change.unlessBreaking(request, { names: [name], versions, force }, (who, tx, mark) =>
      rollOut(tx, mark({ name, who, ...target })),
    );
  });
  app.post('/live/:name/promote', async (request: OfRemote) => {
    const { name } = request.params;
    const { force, ...target } = rollbackSchema.parse(request.body);
    return change.unlessBreaking(request, { names: [name], force }, (who, tx, mark) =>
      promote(tx, mark({ name, who, ...target }), minVisits),
    );
  });
  app.post('/live/:name/halt', async (request: OfRemote) => {
    const { name } = request.params;
    const actor = await access.allow(request, 'release', name);
    const target = { name, who: actor.name, ...rollbackSchema.parse(request.body) };
    return db.transaction((tx) => halt(tx, target));
  });
}
