import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linesOf } from '#demo/pictures/index.ts'
import { buildCatalogue } from '../catalogue/index.ts'
import { isWork } from '../catalogue/works.ts'
import { stretchesOf } from './film-of.ts'
import { chapterFilms, workFilms } from './films.ts'

const here = (name: string) => new URL(name, import.meta.url)
const all = [...chapterFilms.values()]
const works = [...workFilms.values()]
const { courses } = buildCatalogue()
const MEGABYTE = 1_048_576
const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

describe('the films of the demo world', () => {
  it('lets every film be light to load, and keeps all of them in 25 MB', () => {
    const files = [...all, ...works].map(({ mp4 }) => mp4)
    for (const mp4 of files) expect(statSync(here(mp4)).size).toBeLessThan(1_500_000)
    const bytes = files.reduce((sum, file) => sum + statSync(here(file)).size, 0)
    expect(bytes).toBeLessThan(25 * MEGABYTE)
  })

  it('runs for 40 to 90 seconds and says what the pen does', () => {
    for (const { seconds: length } of all) {
      expect(length).toBeGreaterThanOrEqual(39.9)
      expect(length).toBeLessThanOrEqual(90)
    }
  })

  it('draws what it draws from the first line to the last colour, a work in two minutes or four', () => {
    expect(works.length).toBeGreaterThan(35)
    for (const { name, seconds: length } of works) {
      const course = courses.find(({ key }) => key === name)!
      expect([name, isWork(course)]).toEqual([name, true])
      expect([name, [120, 240].includes(Math.round(length))]).toEqual([name, true])
    }
  })

  it('says in each chapter that was not filmed for itself what is drawn meanwhile, is called by it, and never by what is not shown', () => {
    let named = 0
    for (const course of courses)
      for (const [index, { chapters }] of course.lessons.entries())
        for (const [at, { title }] of chapters.entries()) {
          const { film, from, seconds: lasts } = stretchesOf(course, index)[at]!
          if (chapterFilms.has(film.name)) continue
          named++
          const shown = linesOf(film).filter(
            (line) => line.to * film.seconds > from && line.from * film.seconds < from + lasts,
          )
          expect([course.key, title, shown.length >= 1]).toEqual([course.key, title, true])
          const [, said] = /^(?:制作|お手本|答え合わせ)：(.+)$/.exec(title)!
          const parts = shown.map(({ part }) => part)
          expect(parts.some((part) => said === part || said!.startsWith(`${part}〜`))).toBe(true)
          expect(parts.some((part) => said === part || said!.endsWith(`〜${part}`))).toBe(true)
        }
    expect(named).toBeGreaterThan(350)
  })

  it('says of each work something else than of any other, in sentences short enough to be read', () => {
    const told = works.flatMap((film) => linesOf(film).map(({ words }) => words))
    expect(told.length).toBeGreaterThan(works.length * 11)
    expect(told.filter((words, i) => told.indexOf(words) !== i)).toEqual([])
    expect(told.filter((words) => words.length > 40)).toEqual([])
  })

  it('lasts as long as its lessons are told it does', () => {
    for (const { name, mp4, seconds: told } of [...all, ...works]) {
      const bytes = readFileSync(here(mp4))
      const length = bytes.subarray(bytes.indexOf('mvhd') + 16)
      const lasts = length.readUInt32BE(4) / length.readUInt32BE(0)
      expect([name, Math.abs(lasts - told) < 0.5]).toEqual([name, true])
    }
  })

  it('starts at once: the index of every film stands before its pictures', () => {
    for (const { mp4 } of [...all, ...works]) {
      const bytes = readFileSync(here(mp4))
      expect(bytes.indexOf('moov')).toBeGreaterThan(0)
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    }
  })

  it('shows its subtitles one after the other, inside the film', () => {
    for (const { vtt, seconds: length } of all) {
      const text = readFileSync(here(vtt), 'utf8')
      const times = [...text.matchAll(/(\S+) --> (\S+)/g)].flatMap(([, from, to]) => [
        seconds(from ?? ''),
        seconds(to ?? ''),
      ])
      expect(text.startsWith('WEBVTT\n')).toBe(true)
      expect(times.length).toBeGreaterThanOrEqual(10)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.at(-1)).toBeLessThanOrEqual(length)
    }
  })

  it('holds every piece that its stream announces', () => {
    for (const { hls, seconds: length } of all) {
      if (!hls) continue
      const list = readFileSync(here(hls), 'utf8')
      const pieces = list.split('\n').filter((line) => line.endsWith('.m4s'))
      expect(pieces.length).toBe(Math.ceil(length / 6))
      for (const piece of pieces) expect(statSync(new URL(piece, here(hls))).size).toBeGreaterThan(0)
    }
  })
})
