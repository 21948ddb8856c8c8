/** One configuration for everything with React in it; server code has Node's own test runner. */
export default {
  rootDir: '../..',
  testMatch: ['<rootDir>/{shell,mf-*,shared}/**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/shared/testing/browser-environment.js',
  setupFilesAfterEnv: ['<rootDir>/shared/testing/keeps-focus.ts', '<rootDir>/shared/testing/setup.ts'],
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
    '\\.module\\.css$': '<rootDir>/shared/testing/class-names.ts',
    '\\.css$': '<rootDir>/shared/testing/class-names.ts',
    '\\.(ttf|svg|png|ico|webmanifest)$': '<rootDir>/shared/testing/file-address.ts',
  },
  // Copies of the repository are made there.
  modulePathIgnorePatterns: ['<rootDir>/.build/'],
  cacheDirectory: '<rootDir>/.build/jest',
};
