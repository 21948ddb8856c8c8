import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from 'shared/build';
import { apiText, declareTypes, unclearDeprecations } from './declare.ts';

// What teams on their own build against is what `api.txt` says, which a pull request shows: `npm run check` runs this.
const folder = join(repository, `.build/kit/types-${process.pid}`);
mkdirSync(folder, { recursive: true });
try {
  declareTypes(folder);
  if (apiText(folder) !== readFileSync(join(import.meta.dirname, 'api.txt'), 'utf8')) {
    console.error(
      'The public types of the kit are not as e2e/kit/api.txt says: npm run kit writes it. What breaks a team is a new major in e2e/kit/package/package.json, what is added a new minor.',
    );
    process.exitCode = 1;
  }
  for (const note of unclearDeprecations(folder)) {
    console.error(`${note}: it says since when and what instead, as "@deprecated since 1.2: use hrefOf".`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
