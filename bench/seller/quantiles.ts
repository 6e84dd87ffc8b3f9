const quantile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * share) - 1)]!

export const medianOf = (times: readonly number[]) => quantile(times, 0.5)
export const p95Of = (times: readonly number[]) => quantile(times, 0.95)
