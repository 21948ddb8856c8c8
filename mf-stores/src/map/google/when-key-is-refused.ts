declare global {
  interface Window {
    /** What the maps service calls where it refuses the site's key. */
    gm_authFailure?: () => void;
  }
}

/** Calls back where the maps service has come and refuses the key. Returns a function that stops that. */
export function whenKeyIsRefused(refused: () => void): () => void {
  window.gm_authFailure = refused;
  return () => {
    delete window.gm_authFailure;
  };
}
