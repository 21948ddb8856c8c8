import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteFor } from './site-for.ts';

test('links lead to the host of the country', () => {
  assert.equal(siteFor('https://www.rivelle.fr', 'be'), 'https://www.rivelle.be');
  assert.equal(siteFor('http://localhost:8080', 'be'), 'http://be.localhost:8080');
});

test('they lead to the one site where the country has no host of its own, or the site none of the table', () => {
  assert.equal(siteFor('https://www.rivelle.fr', 'nan'), 'https://www.rivelle.fr');
  assert.equal(siteFor('http://localhost:8080', 'nan'), 'http://localhost:8080');
  assert.equal(siteFor('https://trial.example.org', 'be'), 'https://trial.example.org');
});
