const plenty = { max: 10_000_000, seconds: 60 };

/** Environment in which no limit answers instead of the work that is measured. */
export const raisedLimits = {
  LIMITS: JSON.stringify({
    runPerIp: plenty,
    runPerChurch: plenty,
    floodPerChurch: plenty,
    modelFloodPerChurch: plenty,
    mintPerIp: plenty,
    mintPerChurch: plenty,
    builtInStreamsPerChurch: 2_000,
    builtInStreamsPerNode: 2_000,
    authPerIp: plenty,
    authPerIpHour: plenty,
    signInFailurePerPair: plenty,
    signInFailurePerEmail: plenty,
    signInWhileGuessed: plenty,
    accountMailPerEmail: plenty,
  }),
};
