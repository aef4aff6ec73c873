import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  src?: string | null
  alt: string
  width: number
  height: number
  /** The first picture of a page is fetched at once, all others when they come near. */
  eager?: boolean
  fit?: 'cover' | 'contain'
  className?: string
  sizes?: string
  srcSet?: string
}

/** A picture that keeps its room, and an under-drawing in its place when it is missing or broken. */
export function Picture({ src, alt, width, height, eager, fit = 'cover', className, sizes, srcSet }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    // The error may have happened before the script came.
    const element = image.current
    setBroken(Boolean(element?.complete && element.naturalWidth === 0))
  }, [src])
  if (!src || broken) return <MissingPicture alt={alt} className={className} ratio={`${width} ${height}`} />
  return (
    <img
      ref={image}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={classNames(fit === 'cover' ? 'object-cover' : 'object-contain', className)}
      onError={() => setBroken(true)}
    />
  )
}

function MissingPicture({ alt, className, ratio }: { alt: string; className?: string; ratio: string }) {
  return (
    <svg
      viewBox={`0 0 ${ratio}`}
      className={classNames('bg-line text-pencil', className)}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <svg viewBox="0 0 160 90" width="100%" height="100%" fill="none" stroke="currentColor" strokeLinecap="round">
        <path d="M28 14h104v62H28zM28 14l104 62M132 14 28 76M80 8v74M20 45h120" strokeWidth="0.8" />
        <circle cx="80" cy="45" r="19" strokeWidth="1.6" />
        <path d="M62 40c12 6 25 6 36 0M80 26c-3 12-3 26 0 38" strokeWidth="1" />
      </svg>
    </svg>
  )
}
