interface Plan {
  status: 'active' | 'trial' | 'grace' | 'paused' | 'expired';
  daysRemaining: number | null;
  pausedReason: string | null;
}

/** What a church is told about its plan before, or instead of, its lines; undefined when there is nothing to say. */
export function refusalOf({ status, daysRemaining, pausedReason }: Plan): { title: string; text: string } | undefined {
  switch (status) {
    case 'active':
      return undefined;
    case 'grace':
      return {
        title: `${days(daysRemaining)} left`,
        text: 'The last payment did not arrive. Renew to keep access; until then everything on your website goes on working.',
      };
    case 'trial':
      return {
        title: 'Embed codes are available after upgrading.',
        text: `Your trial has ${days(daysRemaining)} left. Every app that is ready can be used under Tools Platform in the meantime.`,
      };
    case 'paused':
      return { title: 'Your plan is paused.', text: pausedReason ?? 'Please contact the administrator.' };
    case 'expired':
      return { title: 'Your plan has ended.', text: 'Please contact the administrator.' };
  }
}

const days = (count: number | null) => (count === 1 ? '1 day' : `${count ?? 0} days`);
