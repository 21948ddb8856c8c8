import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The shell comes first: it draws no windows of its own, which costs a test a quarter of the processor time. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Flags for a browser that runs as root in a container and must not call anybody. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The path of a browser that is on this machine: the system's, else Playwright's own; undefined where there is none. */
export function findBrowser(): string | undefined {
  return [...systemBrowsers, chromium.executablePath()].find((path) => existsSync(path));
}

/** Makes sure that there is a browser: asks Playwright for its own, then the system's package manager where it may. */
export function requireBrowser(): string {
  const attempts = [
    () => execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' }),
    () => process.getuid?.() === 0 && execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'inherit' }),
  ];
  for (const attempt of attempts) {
    const found = findBrowser();
    if (found) return found;
    try {
      attempt();
    } catch {
      // The next way is tried.
    }
  }
  const found = findBrowser();
  if (found) return found;
  throw new Error('The tests need a browser: install Chromium (Debian: apt-get install chromium)');
}
