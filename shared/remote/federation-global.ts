/** The global variable by which the shell lends remotes its federation runtime: it is part of what a build is made for. */
export const federationGlobal = 'federationForRemotes';
