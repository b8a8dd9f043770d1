/**
 * A second implementation of the convention, without code of `payOff`: amounts in BigInt cents, rates in BigInt
 * thousandths of a percent, everything computed again in every month.
 */
export interface NaiveDebt {
  balance: number;
  apr: number;
  minimum: number;
  promo?: { apr: number; months: number };
}
export interface NaiveMonth {
  interest: bigint[];
  payments: bigint[];
  owed: bigint[];
}

export function naivePayOff(
  debts: readonly NaiveDebt[],
  extra: number,
  oneOffs: ReadonlyMap<number, number>,
  strategy: 'avalanche' | 'snowball' | 'custom',
): { months: NaiveMonth[]; free: boolean } {
  let owed = debts.map((debt) => BigInt(debt.balance));
  const months: NaiveMonth[] = [];
  while (owed.some((amount) => amount > 0n)) {
    if (months.length === 600 || owed.reduce((a, b) => a + b) >= 10n ** 15n) return { months, free: false };
    const number = months.length + 1;
    const rates = debts.map((debt) =>
      BigInt(debt.promo !== undefined && number <= debt.promo.months ? debt.promo.apr : debt.apr),
    );
    const interest = owed.map((amount, i) => {
      const product = amount * (rates[i] ?? 0n);
      const whole = product / 1_200_000n;
      return product % 1_200_000n >= 600_000n ? whole + 1n : whole;
    });
    let left = BigInt(extra) + BigInt(oneOffs.get(number) ?? 0);
    for (const debt of debts) left += BigInt(debt.minimum);
    const open = owed.map((amount, i) => amount + (interest[i] ?? 0n));
    const payments = debts.map((debt, i) => {
      const due = open[i] ?? 0n;
      return BigInt(debt.minimum) < due ? BigInt(debt.minimum) : due;
    });
    for (const payment of payments) left -= payment;

    const waiting = new Set(debts.keys());
    while (waiting.size > 0) {
      let best = -1;
      for (const i of waiting) if (best === -1 || comesFirst(i, best)) best = i;
      waiting.delete(best);
      const gap = (open[best] ?? 0n) - (payments[best] ?? 0n);
      const add = left < gap ? left : gap;
      payments[best] = (payments[best] ?? 0n) + add;
      left -= add;
    }
    owed = open.map((amount, i) => amount - (payments[i] ?? 0n));
    months.push({ interest, payments, owed });

    function comesFirst(i: number, j: number): boolean {
      const [balanceI, balanceJ] = [debts[i]?.balance ?? 0, debts[j]?.balance ?? 0];
      const [rateI, rateJ] = [rates[i] ?? 0n, rates[j] ?? 0n];
      if (strategy === 'snowball') {
        if (balanceI !== balanceJ) return balanceI < balanceJ;
        if (rateI !== rateJ) return rateI > rateJ;
      }
      if (strategy === 'avalanche') {
        if (rateI !== rateJ) return rateI > rateJ;
        if (balanceI !== balanceJ) return balanceI < balanceJ;
      }
      return i < j;
    }
  }
  return { months, free: true };
}
