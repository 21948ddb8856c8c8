/** What each remote declares of its pages, for the types of links. Written by the build from each `src/routes.ts`. */
export const pages = {
  "shell": {
    "not-found": {
      "name": "not-found",
      "paths": {},
      "indexed": false
    },
    "unavailable": {
      "name": "unavailable",
      "paths": {},
      "indexed": false
    }
  },
  "mf-catalogue": {
    "products": {
      "name": "overview-product",
      "paths": { "fr": "produits", "en": "products", "de": "produkte", "nl": "producten" },
      "pagedBy": "page"
    },
    "product": {
      "name": "product",
      "paths": { "fr": "produits/:slug", "en": "products/:slug", "de": "produkte/:slug", "nl": "producten/:slug" }
    },
    "collections": {
      "name": "overview-collection",
      "paths": { "fr": "collections", "en": "collections", "de": "reicht", "nl": "collecties" },
      "formerly": { "de": ["kollektionen"] }
    },
    "collection": {
      "name": "collection",
      "paths": { "fr": "collections/:slug", "en": "collections/:slug", "de": "reicht/:slug", "nl": "collecties/:slug" },
      "formerly": { "de": ["kollektionen/:slug"] }
    },
    "project": {
      "name": "project",
      "paths": { "fr": "projet", "en": "project", "de": "projekt", "nl": "project" },
      "service": true
    }
  },
  "mf-content": {
    "portal": {
      "name": "portal",
      "paths": { "fr": "portal", "en": "portal", "de": "portal", "nl": "portal" },
      "portal": true,
      "service": true
    },
    "home": {
      "name": "home",
      "paths": { "fr": "", "en": "", "de": "", "nl": "" },
      "service": true
    },
    "inspirations": {
      "name": "overview-inspiration",
      "paths": { "fr": "inspirations", "en": "inspirations", "de": "inspiration", "nl": "inspiraties" }
    },
    "inspiration": {
      "name": "inspiration",
      "paths": {
        "fr": "inspirations/:slug",
        "en": "inspirations/:slug",
        "de": "inspiration/:slug",
        "nl": "inspiraties/:slug"
      }
    },
    "journal": {
      "name": "journal",
      "paths": { "fr": "journal", "en": "news", "de": "nachrichten", "nl": "blog" }
    },
    "article": {
      "name": "article",
      "paths": { "fr": "journal/:slug", "en": "news/:slug", "de": "nachrichten/:slug", "nl": "blog/:slug" }
    },
    "cms": {
      "name": "cms",
      "paths": { "fr": "cms/:slug", "en": "cms/:slug", "de": "cms/:slug", "nl": "cms/:slug" }
    },
    "generic": {
      "name": "page",
      "paths": { "fr": ":slug", "en": ":slug", "de": ":slug", "nl": ":slug" }
    }
  },
  "mf-account": {
    "login": {
      "name": "login",
      "paths": { "fr": "connexion", "en": "log-in", "de": "einloggen", "nl": "log-in" },
      "indexed": false,
      "personal": true,
      "service": true,
      "header": "plain"
    },
    "lost-password": {
      "name": "lost-password",
      "paths": {
        "fr": "mot-de-passe-oublie",
        "en": "lost-password",
        "de": "passwort-vergessen",
        "nl": "wachtwoord-vergeten"
      },
      "elsewhere": { "en": "/fr/lost-password" },
      "indexed": false,
      "personal": true,
      "service": true,
      "header": "plain"
    },
    "reset-password": {
      "name": "reset-password",
      "paths": {
        "fr": "reinitialisation-mot-de-passe",
        "en": "reset-password",
        "de": "passwort-zuruecksetzen",
        "nl": "wachtwoord-opnieuw-instellen"
      },
      "elsewhere": { "en": "/fr/reset-password" },
      "indexed": false,
      "personal": true,
      "service": true,
      "header": "plain"
    },
    "my-account": {
      "name": "my-account",
      "paths": { "fr": "mon-compte", "en": "my-account", "de": "mein-konto", "nl": "mijn-account" },
      "indexed": false,
      "personal": true,
      "service": true,
      "header": "plain"
    },
    "wishlist": {
      "name": "wishlist",
      "paths": { "fr": "liste-de-souhaits", "en": "wishlist", "de": "wunschzettel", "nl": "verlanglijst" },
      "indexed": false,
      "personal": true,
      "service": true,
      "header": "plain"
    },
    "shared-wishlist": {
      "name": "shared-wishlist",
      "paths": {
        "fr": "liste-partagee/:slug",
        "en": "shared-list/:slug",
        "de": "geteilte-liste/:slug",
        "nl": "gedeelde-lijst/:slug"
      },
      "indexed": false,
      "personal": true,
      "neverKept": true,
      "header": "plain"
    },
    "verify-email": {
      "name": "verify-email",
      "paths": {
        "fr": "confirmer-adresse/:slug",
        "en": "confirm-address/:slug",
        "de": "adresse-bestaetigen/:slug",
        "nl": "adres-bevestigen/:slug"
      },
      "indexed": false,
      "personal": true,
      "service": true,
      "header": "plain",
      "neverKept": true
    },
    "logout": {
      "name": "logout",
      "paths": { "fr": "logout", "en": "logout", "de": "logout", "nl": "logout" },
      "indexed": false,
      "personal": true,
      "service": true,
      "header": "plain"
    }
  },
  "mf-search": {
    "search": {
      "name": "search",
      "paths": { "fr": "recherche", "en": "search", "de": "suche", "nl": "zoeken" },
      "indexed": false,
      "service": true,
      "header": "plain"
    }
  },
  "mf-stores": {
    "store-locator": {
      "name": "store-locator",
      "paths": { "fr": "revendeurs", "en": "store-locator", "de": "handlersuche", "nl": "winkel-zoeker" },
      "formerly": { "de": ["haendlersuche"] },
      "pagedBy": "page",
      "service": true
    }
  },
  "mf-contact": {
    "contact": {
      "name": "contact",
      "paths": { "fr": "contact", "en": "contact", "de": "kontakt", "nl": "contact" },
      "service": true
    },
    "confirm-message": {
      "name": "confirm-message",
      "paths": {
        "fr": "confirmer-message/:slug",
        "en": "confirm-message/:slug",
        "de": "nachricht-bestaetigen/:slug",
        "nl": "bericht-bevestigen/:slug"
      },
      "indexed": false,
      "personal": true,
      "neverKept": true
    }
  }
} as const;
