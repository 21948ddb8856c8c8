/** The colour of text over a picture, from the `colorScheme` that the content system gives it: white unless it says dark. */
export const textOnPicture = (colorScheme: string | undefined): 'light' | 'dark' =>
  colorScheme === 'dark' ? 'dark' : 'light';
