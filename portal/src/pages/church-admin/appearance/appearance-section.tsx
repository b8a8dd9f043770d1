/** How the church's apps look and speak, with a live preview. */
export function AppearanceSection({ church: _ }: { church?: string }) {
  return <h2>Appearance</h2>;
}
