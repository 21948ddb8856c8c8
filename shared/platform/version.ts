/** The major of the platform prop's contract; a release says which one it needs. */
export const platformVersion = 1;
