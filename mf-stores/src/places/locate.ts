import type { Point } from '../domain/geometry.ts';

/** Why the browser did not say where the visitor is. */
export type LocateProblem = 'refused' | 'unavailable' | 'timeout' | 'unsupported';

const limitMs = 15_000;
const problems: Record<number, LocateProblem> = { 1: 'refused', 2: 'unavailable', 3: 'timeout' };

/**
 * The visitor's position by the browser's geolocation, for which the browser asks the visitor's permission. Browsers allow
 * it only for pages of https and of this machine.
 */
export function locate(): Promise<{ point: Point } | { problem: LocateProblem }> {
  if (!('geolocation' in navigator) || !isSecureContext) return Promise.resolve({ problem: 'unsupported' });
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ point: { lat: latitude, lng: longitude } }),
      (error) => {
        console.info('The browser did not say where the visitor is', error.message);
        resolve({ problem: problems[error.code] ?? 'unavailable' });
      },
      { timeout: limitMs, maximumAge: 60_000 },
    ),
  );
}
