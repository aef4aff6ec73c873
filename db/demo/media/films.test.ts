import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { films } from './films.ts'

const here = (name: string) => new URL(name, import.meta.url)
const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

describe('the films of the demo world', () => {
  it('gives a learner films of 12, 40, 70 and 180 seconds, each light to load', () => {
    expect(new Set(films.map((film) => Math.round(film.seconds)))).toEqual(new Set([12, 40, 70, 180]))
    for (const { mp4, poster } of films) {
      expect(statSync(here(mp4)).size).toBeLessThan(1_000_000)
      expect(statSync(here(poster)).size).toBeLessThan(100_000)
    }
  })

  it('starts at once: the index of every film stands before its pictures', () => {
    for (const { mp4 } of films) {
      const bytes = readFileSync(here(mp4))
      expect(bytes.indexOf('moov')).toBeGreaterThan(0)
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    }
  })

  it('shows its subtitles one after the other, inside the film', () => {
    for (const { vtt, seconds: length } of films) {
      if (!vtt) continue
      const text = readFileSync(here(vtt), 'utf8')
      const times = [...text.matchAll(/(\S+) --> (\S+)/g)].flatMap(([, from, to]) => [
        seconds(from ?? ''),
        seconds(to ?? ''),
      ])
      expect(text.startsWith('WEBVTT\n')).toBe(true)
      expect(times.length).toBeGreaterThan(12)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.at(-1)).toBeLessThanOrEqual(length)
    }
  })

  it('holds every piece that its stream announces', () => {
    for (const { hls } of films) {
      if (!hls) continue
      const list = readFileSync(here(hls), 'utf8')
      const pieces = list.split('\n').filter((line) => line.endsWith('.m4s'))
      expect(pieces.length).toBeGreaterThan(10)
      for (const piece of pieces) expect(statSync(new URL(piece, here(hls))).size).toBeGreaterThan(0)
    }
  })
})
