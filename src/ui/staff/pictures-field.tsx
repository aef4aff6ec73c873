import { type ReactNode, useId } from 'react'

/** Many pictures chosen at once; below it stands what was wrong with them. */
export function PicturesField({ most, children }: { most: number; children: ReactNode }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex items-baseline gap-2 font-bold">
        画像 <span className="text-xs font-normal text-vermilion">必須</span>
      </label>
      <p id={`${id}-hint`} className="text-sm text-graphite">
        JPEG・PNG、1枚4MBまで。一度に{most}枚まで選べます。
      </p>
      <input
        id={id}
        type="file"
        name="pictures"
        multiple
        accept="image/jpeg,image/png"
        aria-describedby={`${id}-hint`}
        className="field min-h-11"
      />
      {children}
    </div>
  )
}
