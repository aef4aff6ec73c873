import type { Book } from './book.ts'
import type { DemoCatalogue, DemoCurriculum, DemoPanel } from './catalogue/shape.ts'
import { messages, skillPaths } from './catalogue/showcase.ts'
import { keys } from './keys.ts'
import { writeMaterials } from './load-courses.ts'

/** Who teaches, and under which words courses are found. */
export function writePeople(book: Book, { teachers, categories, freeCategories }: DemoCatalogue): void {
  for (const [position, teacher] of teachers.entries()) {
    const { key, name, kana, profile, achievements, genres, links } = teacher
    const collab_videos = (teacher.collabVideos ?? []).map((video) => ({ ...video, thumbnailUrl: null }))
    const pictures = { icon_key: keys.portrait(key), image_key: keys.portrait(key) }
    const row = { name, kana, profile, achievements, genres, links, collab_videos, position, ...pictures }
    book.teacherIds.set(key, book.addWithId('teachers', row))
  }
  for (const [position, category] of categories.entries())
    book.categoryIds.set(category.slug, book.addWithId('categories', { ...category, position }))
  for (const [position, category] of freeCategories.entries())
    book.freeCategoryIds.set(category.slug, book.addWithId('free_categories', { ...category, position }))
}

/** Everything that puts courses together: groups, curriculums, panels, problems, voices. */
export function writeShelves(book: Book, catalogue: DemoCatalogue): void {
  const { days, addWithId, add, courseIds, lessonIds } = book
  for (const [position, group] of catalogue.groups.entries()) {
    const { key, tab, title, level = null, isSortable } = group
    const groupId = addWithId('course_groups', { key, tab, title, level, is_sortable: isSortable, position })
    for (const [order, course] of group.courseKeys.entries())
      add('course_group_members', { group_id: groupId, course_id: courseIds.get(course), position: order })
  }
  for (const [position, curriculum] of catalogue.curriculums.entries()) writeCurriculum(book, curriculum, position)
  for (const { name, content, daysAgo, courseKey } of catalogue.voices) {
    const course_id = courseKey ? courseIds.get(courseKey) : null
    addWithId('customer_voices', { name, content, given_at: days.ago(daysAgo), course_id })
  }
  for (const [position, panel] of catalogue.panels.entries()) writePanel(book, panel, position)
  for (const [position, { slug, label, note, courseKey, lessonIndex }] of catalogue.problems.entries())
    addWithId('problems', { slug, label, note, lesson_id: lessonIds.get(courseKey)![lessonIndex], position })
  for (const [position, { title, comment }] of catalogue.beforeAfter.entries()) {
    const pictures = {
      before_key: keys.beforeAfter(position, 'before'),
      after_key: keys.beforeAfter(position, 'after'),
    }
    addWithId('critique_samples', { title, comment, ...pictures, position })
  }
  writeShowcase(book)
  for (const { daysAgo, ...notification } of catalogue.notifications)
    addWithId('notifications', { ...notification, opened_at: days.ago(daysAgo), closed_at: days.ahead(60) })
}

/** What teachers say, and ways through several courses. */
function writeShowcase({ days, add, addWithId, teacherIds, courseIds, curriculumIds }: Book): void {
  for (const [position, { teacherKey, message }] of messages.entries())
    add('teacher_messages', { teacher_id: teacherIds.get(teacherKey), message, position, agreed_on: days.ago(90) })
  for (const [position, { title, description, items }] of skillPaths.entries()) {
    const row = { title, description, cover_key: keys.skillPath(position), position, opened_at: days.ago(60) }
    const skill_path_id = addWithId('skill_paths', row)
    for (const [order, item] of items.entries()) {
      const course_id = 'course' in item ? courseIds.get(item.course) : null
      const curriculum_id = 'curriculum' in item ? curriculumIds.get(item.curriculum) : null
      addWithId('skill_path_items', { skill_path_id, position: order, course_id, curriculum_id })
    }
  }
}

function writeCurriculum(book: Book, curriculum: DemoCurriculum, position: number): void {
  const { key, title, description, goal, level, subject, supplement, steps } = curriculum
  const row = { title, description, goal, level, cover_key: keys.cover(key), goal_key: keys.goal(key), position }
  const curriculumId = book.addWithId('curriculums', {
    ...row,
    opened_at: book.days.ago(400 - position),
    closed_at: null,
  })
  book.curriculumIds.set(key, curriculumId)
  for (const [order, step] of steps.entries()) {
    const stepId = book.addWithId('curriculum_steps', {
      curriculum_id: curriculumId,
      position: order,
      title: step.title,
      description: step.description,
      ...writeMaterials(book, supplement, step.title, subject),
    })
    for (const [place, ref] of step.lessonRefs.entries()) {
      const lesson_id = book.lessonIds.get(ref.courseKey)![ref.lessonIndex]
      book.add('step_lessons', { step_id: stepId, lesson_id, position: place })
    }
  }
}

function writePanel(book: Book, { genre, teacherKey, headSeed, groups }: DemoPanel, position: number): void {
  const panelId = book.addWithId('display_panels', {
    genre,
    teacher_id: book.teacherIds.get(teacherKey),
    position,
    head_image_key: keys.panel(headSeed, 'wide'),
    head_image_narrow_key: keys.panel(headSeed, 'narrow'),
  })
  for (const [order, { head, courseKeys }] of groups.entries()) {
    const groupId = book.addWithId('display_panel_groups', { panel_id: panelId, head, position: order })
    for (const [place, key] of courseKeys.entries())
      book.add('display_panel_courses', { group_id: groupId, course_id: book.courseIds.get(key), position: place })
  }
}
