import { useState } from 'react';
import { useSearchParams } from 'wouter';
import {
  afterPress,
  type Facts,
  indexOf,
  orderOf,
  type Place,
  type Press,
  platformOf,
  settled,
  stepOf,
} from './wizard-state.ts';

/** The wizard's state. Step, platform and app are in the URL, so a reload or link restores them. */
export function useWizard(saved: Facts['platform'], canAccess: boolean) {
  const [search, setSearch] = useSearchParams();
  const facts: Facts = { platform: platformOf(search.get('platform')) ?? saved, canAccess };
  const step = stepOf(search.get('step'), facts);
  // A church with a saved platform can skip the first steps.
  const [furthest, setFurthest] = useState(Math.max(step, saved ? indexOf('codes', facts) : 0));
  const place = settled({ step, furthest: Math.max(furthest, step) }, facts);
  const write = (name: string, value: string, replace: boolean) =>
    setSearch(
      (before) => {
        before.set('tab', 'website');
        before.set(name, value);
        return before;
      },
      { replace },
    );
  const go = (next: Place) => {
    setFurthest(next.furthest);
    if (next.step !== place.step) write('step', orderOf(facts)[next.step] ?? 'welcome', false);
  };
  return {
    ...{ place, facts, app: search.get('app') ?? undefined },
    after: (press: Press) => afterPress(place, press, facts),
    go,
    choosePlatform: (platform: string) => write('platform', platform, true),
    chooseApp: (app: string) => write('app', app, true),
  };
}
