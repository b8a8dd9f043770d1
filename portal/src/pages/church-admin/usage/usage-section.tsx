/** What happens in the church's apps, by day, app and page. */
export function UsageSection({ church: _ }: { church?: string }) {
  return <h2>Usage</h2>;
}
