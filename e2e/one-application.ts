import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import { checkTypes, componentTests, generateTypes, lint, reports } from './runners/code-checks.ts';
import { closingLine, total } from './runners/total.ts';

/** `npm test -w mf-search`: lint, types and tests of one remote, or of the shell, alone. */
const application = basename(process.cwd());
mkdirSync(reports, { recursive: true });

await lint(application);
await generateTypes();
await checkTypes();
await componentTests({ application });

console.log(`\n${closingLine()}`);
process.exit(total.failed === 0 ? 0 : 1);
