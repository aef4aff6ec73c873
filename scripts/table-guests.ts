/** Who writes besides, and why it cannot be otherwise. */
export const besides: { table: string; by: string; why: string }[] = [
  {
    table: 'graphile_worker',
    by: 'platform',
    why: 'The queues of letters are there before two transactions begin them at once and wait for each other.',
  },
  {
    table: 'courses',
    by: 'domains/studio/covers',
    why: 'The key of the cover that pages show stands with the course, whose row every list reads anyway.',
  },
  {
    table: 'videos',
    by: 'domains/studio/outline',
    why: 'A copied chapter has a film of its own from the same files, so that what was watched stays with the first.',
  },
  {
    table: 'videos',
    by: 'domains/studio/captions',
    why: 'What players read of captions is written anew with the lines, and its place stands in the video.',
  },
  ...['chapters', 'courses', 'prime_lessons', 'video_steps'].map((table) => ({
    table,
    by: 'domains/studio/films',
    why: 'A film that is ready takes its place, is cut and gets its steps while it is watched, and its course is as long as its films: in one transaction with the film.',
  })),
  ...['chapters', 'courses', 'prime_lessons'].map((table) => ({
    table,
    by: 'domains/studio/slides',
    why: 'Pages that are drawn take their place in the transaction that says they are whole.',
  })),
  ...['courses', 'curriculum_steps'].map((table) => ({
    table,
    by: 'domains/studio/materials',
    why: 'Which file learners download stands where it is offered, and changes with the file.',
  })),
  ...['categories', 'course_groups', 'problems'].map((table) => ({
    table,
    by: 'domains/studio/imports',
    why: 'A school that comes along brings the words under which its courses stand; no page makes them.',
  })),
  {
    table: 'debit_applications',
    by: 'domains/contracts/debit-papers',
    why: 'What staff note of the paper ends contracts, which know nothing of orders: the columns of the papers are theirs.',
  },
  { table: 'sessions', by: 'app', why: 'Who asks is found before any domain is entered, and counts as a use.' },
  {
    table: 'sessions',
    by: 'domains/staff',
    why: 'A session of staff carries whom they look as: a column that accounts never reads.',
  },
  {
    table: 'customer_voices',
    by: 'domains/learning/reviews',
    why: 'An approved review becomes a voice in the transaction that approves it.',
  },
  {
    table: 'curriculums',
    by: 'domains/catalogue',
    why: 'Which curriculum a trial leads to is a mark of its own, beside everything that editors write of it.',
  },
  {
    table: 'lessons',
    by: 'domains/studio/showcase',
    why: 'Which lessons are free, and under which heading, is chosen for all courses in one place.',
  },
  ...['audit_log', 'letters'].map((table) => ({
    table,
    by: 'domains/accounts',
    why: 'A member who leaves is forgotten in every table at once (erase-member.ts).',
  })),
]
