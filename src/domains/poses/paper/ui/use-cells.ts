import { useEffect, useState } from 'react'
import { cellsOf } from '../cells.ts'
import type { Ink } from '../ink.ts'
import { cutOut } from './read-photo.ts'

export type CutCell = { blob: Blob; url: string }

/** The cells of a straightened sheet as pictures, cut anew when the columns change. */
export function useCells(sheet: HTMLCanvasElement, ink: Ink, count: number, columns: number): CutCell[] {
  const [cells, setCells] = useState<CutCell[]>([])
  useEffect(() => {
    let isOver = false
    const made: CutCell[] = []
    void Promise.all(cellsOf(count, columns, ink).map((cell) => cutOut(sheet, cell))).then((blobs) => {
      if (isOver) return
      for (const blob of blobs) if (blob) made.push({ blob, url: URL.createObjectURL(blob) })
      setCells(made)
    })
    return () => {
      isOver = true
      for (const { url } of made) URL.revokeObjectURL(url)
      setCells([])
    }
  }, [sheet, ink, count, columns])
  return cells
}
