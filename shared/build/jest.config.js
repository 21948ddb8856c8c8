import { existsSync } from 'node:fs';
import { join } from 'node:path';

const testing = join(import.meta.dirname, '../testing');
const isAlone = !existsSync(join(testing, 'setup.ts'));
const ofShared = (name) => join(testing, `${name}.${isAlone ? 'js' : 'ts'}`);

/** One configuration for everything with React in it; server code has Node's own test runner. A remote alone has it from the kit. */
export default {
  rootDir: isAlone ? process.cwd() : '../..',
  testMatch: [isAlone ? '<rootDir>/src/**/*.test.{ts,tsx}' : '<rootDir>/{shell,mf-*,shared}/**/*.test.{ts,tsx}'],
  testEnvironment: join(testing, 'browser-environment.js'),
  setupFilesAfterEnv: [ofShared('keeps-focus'), ofShared('setup')],
  transform: {
    '\\.(tsx?|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development: true } },
        },
      },
    ],
  },
  transformIgnorePatterns: [],
  moduleNameMapper: {
    ...(isAlone && { '^@site/kit/contracts$': '<rootDir>/contracts/index.ts' }),
    '\\.module\\.css$': ofShared('class-names'),
    '\\.css$': ofShared('class-names'),
    '\\.(ttf|svg|png|ico|webmanifest)$': ofShared('file-address'),
  },
  // Copies of the repository are made there.
  modulePathIgnorePatterns: ['<rootDir>/.build/'],
  cacheDirectory: '<rootDir>/.build/jest',
};
