import { makeApi } from './api.ts';
import { guard } from './guard.ts';
import { defineMinistryApp } from './ministry-app.ts';
import { start } from './observe-page.ts';

guard(() => {
  // The line may stand on a page many times, and each one loads this file.
  if (window.Lampstand?.mount) return;
  window.Lampstand = makeApi();
  guard(defineMinistryApp)();
  start();
})();
