/** Which pages may show the church's apps, where they were seen, and a switch for each. */
export function SitesSection({ church: _ }: { church?: string }) {
  return <h2>Sites and switches</h2>;
}
