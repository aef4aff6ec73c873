type Props = { title: string; values: readonly { label: string; value: number }[]; say: (value: number) => string }

const WIDTH = 640
const HEIGHT = 160
const GROUND = 20

/** Columns beside each other; the table under it says the same to whoever cannot see them. */
export function ColumnsPlot({ title, values, say }: Props) {
  const most = Math.max(1, ...values.map(({ value }) => value))
  const step = WIDTH / Math.max(1, values.length)
  const heightOf = (value: number) => ((HEIGHT - GROUND - 16) * value) / most
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full max-w-page" role="img" aria-label={title}>
      <text x={0} y={11} className="figures fill-graphite" fontSize={11}>
        {say(most)}
      </text>
      <line x1={0} x2={WIDTH} y1={HEIGHT - GROUND} y2={HEIGHT - GROUND} className="stroke-edge" />
      {values.map(({ label, value }, at) => (
        <g key={label}>
          <rect
            x={at * step + step * 0.15}
            y={HEIGHT - GROUND - heightOf(value)}
            width={step * 0.7}
            height={heightOf(value)}
            className="fill-indigo"
          />
          {(at % 5 === 0 || values.length <= 12) && (
            <text
              x={at * step + step / 2}
              y={HEIGHT - 5}
              textAnchor="middle"
              className="figures fill-graphite"
              fontSize={11}
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
