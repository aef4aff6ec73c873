import { describe, expect, it } from 'vitest'
import { readBody } from '#platform/forms.ts'
import type { Refusal } from '#platform/refusal.ts'
import { studentForm } from './form.ts'
import { classifications, graduationYears, schoolNames } from './terms.ts'

const today = '2026-11-22'
const pupil = {
  ...{ name: '試験 たろう', school_classification: 'high_school', school_name: '試験高等学校' },
  ...{ school_graduation_year: '2028', school_graduation_month: '3', born_on: '2010-05-05' },
}
const fresher = {
  ...{ ...pupil, school_classification: 'university', school_department: '美術学科' },
  ...{ student_id_or_student_email: 'a-1', born_on: '2006-05-05' },
}
const read = (given: object, on = today) =>
  readBody({ fields: { ...given }, files: {} }, studentForm(given as Record<string, unknown>, on))
const wrongIn = (given: object, on = today) => {
  try {
    read(given, on)
    return {}
  } catch (error) {
    return (error as Refusal).fields
  }
}

describe('the form of a student', () => {
  it('knows these kinds of school, in this order, and no other [SD-003]', () => {
    expect(classifications.map((one) => `${one} ${schoolNames[one]}`).join('\n')).toBe(
      'elementary_school 小学校\njunior_high_school 中学校\nhigh_school 高等学校\n' +
        'higher_professional_school 高等専門学校・高等専修学校\ncramming_school 予備校\ntechnical_college 専門学校\n' +
        'junior_college 短期大学\nuniversity 大学\ngraduate_school 大学院\njapanese_language_school 日本語学校\n' +
        'international_school インターナショナルスクール\nother その他',
    )
    for (const wrong of ['', 'kindergarten', 'constructor', undefined])
      expect(wrongIn({ ...pupil, school_classification: wrong })).toHaveProperty('school_classification')
  })

  it('takes texts up to their length, and not one character more [SD-004]', () => {
    const longest = { name: 20, school_name: 20, school_department: 30, student_id_or_student_email: 80 }
    for (const [name, max] of Object.entries(longest)) {
      expect(wrongIn({ ...fresher, [name]: '字'.repeat(max) })).toEqual({})
      expect(wrongIn({ ...fresher, [name]: '字'.repeat(max + 1) })).toEqual({
        [name]: [expect.stringContaining(`${max}文字`)],
      })
    }
  })

  it('takes every letter of a name and names the symbols that it does not [SH-019]', () => {
    for (const name of ['name', 'school_name', 'school_department']) {
      expect(wrongIn({ ...fresher, [name]: '𠮷田髙德' })).toEqual({})
      expect(wrongIn({ ...fresher, [name]: '𠮷田😀' })).toEqual({ [name]: ['使用できない文字が含まれています：😀'] })
    }
  })

  it('asks for department and number where a school has them, and keeps neither elsewhere [SD-005]', () => {
    const asked = ['technical_college', 'junior_college', 'university', 'graduate_school', 'other']
    const without = { ...fresher, school_department: ' ', student_id_or_student_email: undefined }
    for (const kind of classifications) {
      const wrong = Object.keys(wrongIn({ ...without, school_classification: kind })!)
      expect([kind, wrong]).toEqual([
        kind,
        asked.includes(kind) ? ['school_department', 'student_id_or_student_email'] : [],
      ])
    }
    const long = { school_department: 'あ'.repeat(99), student_id_or_student_email: 'あ'.repeat(99) }
    expect(read({ ...fresher, ...long, school_classification: 'cramming_school' })).toMatchObject({
      school_department: '',
      student_id_or_student_email: '',
    })
  })

  it('takes this year and ten more, and no month that is past [SD-006]', () => {
    expect(graduationYears(2026)).toHaveLength(11)
    const graduation = (year: string, month: string) =>
      Object.values(wrongIn({ ...pupil, school_graduation_year: year, school_graduation_month: month })!).flat()
    for (const [year, month] of [
      ['2026', '11'],
      ['2026', '12'],
      ['2036', '1'],
      ['2027', '1'],
    ] as const)
      expect(graduation(year, month)).toEqual([])
    for (const [year, month] of [
      ['2026', '10'],
      ['2037', '3'],
      ['2025', '3'],
      ['2028', '13'],
      ['2028', '0'],
      ['', '3'],
      ['2028', ''],
    ] as const)
      expect(graduation(year, month)).toEqual(['卒業予定年月を確認してください。'])
  })

  it('is for who is younger than 26, the day before that birthday included [SD-009]', () => {
    expect(wrongIn({ ...pupil, born_on: '2000-11-23' })).toEqual({})
    expect(wrongIn({ ...pupil, born_on: '2000-11-22' })).toEqual({
      born_on: ['学割は25歳以下の学生の方が対象です。'],
    })
    for (const wrong of ['', '2026-11-22', '2027-01-01', '2010-02-30', '10/5/5', undefined])
      expect(wrongIn({ ...pupil, born_on: wrong })).toEqual({ born_on: ['生年月日を確認してください。'] })
  })
})
