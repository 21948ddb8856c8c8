/** It opens with a form: there is nothing to fetch before somebody is signed in. */
export const load = async () => ({});
