/** In tests a file that the build would publish has an address that leads nowhere. */
export default '/file-of-the-build';
