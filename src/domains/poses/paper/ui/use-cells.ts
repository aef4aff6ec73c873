import { useEffect, useState } from 'react'
import { cellsOf, type Cut } from '../cells.ts'
import { cutOut } from './read-photo.ts'

export type CutCell = { blob: Blob; url: string }

/** The cells of a straightened sheet as pictures, made anew when it is cut in another way. */
export function useCells(sheet: HTMLCanvasElement, cut: Cut): CutCell[] {
  const [cells, setCells] = useState<CutCell[]>([])
  useEffect(() => {
    let isOver = false
    const made: CutCell[] = []
    void Promise.all(cellsOf(cut).map((cell) => cutOut(sheet, cell))).then((blobs) => {
      if (isOver) return
      for (const blob of blobs) if (blob) made.push({ blob, url: URL.createObjectURL(blob) })
      setCells(made)
    })
    return () => {
      isOver = true
      for (const { url } of made) URL.revokeObjectURL(url)
      setCells([])
    }
  }, [sheet, cut])
  return cells
}
