/** Renders one row of a list of sums (`dl`). */
export const SumRow = ({ label, sum }: { label: string; sum: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{sum}</dd>
  </div>
)
