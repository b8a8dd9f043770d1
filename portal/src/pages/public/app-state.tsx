import { Badge } from '../../ui/badge.tsx';

/** Whether an app of the catalogue can be used today, as the server says. */
export function AppState({ available }: { available: boolean }) {
  return available ? <Badge tone="on">Ready</Badge> : <Badge tone="off">Coming soon</Badge>;
}
