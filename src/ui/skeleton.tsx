/** The place of something that is on its way. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />
}

export function CardSkeleton() {
  return (
    <div className="grid gap-2" aria-hidden="true">
      <Skeleton className="aspect-cover w-full" />
      <Skeleton />
      <Skeleton className="h-4 w-1/2" />
    </div>
  )
}
