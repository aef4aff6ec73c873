import type { CheckPoint } from './player-data.ts'

/** What to look at in one's own drawing; how it stands depends on where. */
export const CheckPoints = ({ points }: { points: readonly CheckPoint[] }) => (
  <ul>
    {points.map(({ id, description, thumbnailUrl }) => (
      <li key={id}>
        {thumbnailUrl && <img src={thumbnailUrl} alt="" width={96} height={72} loading="lazy" />}
        {description}
      </li>
    ))}
  </ul>
)
