import { config } from 'zod';

/** The site's policy lets no text become code. The library would try, and each browser would report it. */
config({ jitless: true });
