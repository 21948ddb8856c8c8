import { declaredRoutes, takeRoutes } from 'shared/routes';

// Outside of requests, which have what is live, addresses are as this repository has them.
takeRoutes(declaredRoutes);
