import { Picture } from './picture.tsx'

const sizes = { small: 'size-8 text-sm', normal: 'size-12 text-lg', large: 'size-24 text-3xl' }
const pixels = { small: 32, normal: 48, large: 96 }

type Props = { name: string; src?: string | null; size?: keyof typeof sizes; decorative?: boolean }

/** A person's picture, or the first letter of the name on pencil grey. */
export function Avatar({ name, src, size = 'normal', decorative = true }: Props) {
  const shape = `${sizes[size]} flex-none rounded-round border border-line`
  if (src) {
    const side = pixels[size]
    return <Picture src={src} alt={decorative ? '' : name} width={side} height={side} className={shape} />
  }
  return (
    <span
      className={`${shape} inline-grid place-items-center bg-smoke leading-none font-bold text-ink`}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
    >
      {[...name.trim()][0]}
    </span>
  )
}
