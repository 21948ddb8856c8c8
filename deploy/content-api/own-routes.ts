import { declaredRoutes, takeRoutes } from '../../shared/routes/index.ts';

// The content system knows no composition: it writes addresses as this repository has them. Where a release has given a page
// another one since, the gateway leads there.
takeRoutes(declaredRoutes);
