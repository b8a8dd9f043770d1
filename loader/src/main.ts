import { makeApi } from './api.ts';
import { guard } from './guard.ts';
import { defineMinistryApp } from './ministry-app.ts';
import { observePage } from './observe-page.ts';

guard(() => {
  // A page can have many of our script lines, and each one loads this file.
  if (window.Lampstand?.mount) return;
  window.Lampstand = makeApi();
  guard(defineMinistryApp)();
  observePage();
})();
