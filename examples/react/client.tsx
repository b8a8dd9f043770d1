import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Site } from './site.tsx';

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <Site path={location.pathname} origin={root.dataset.origin ?? ''} />
    </StrictMode>,
  );
  root.dataset.alive = '';
}
