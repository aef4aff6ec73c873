-- Where ambassadors posted, and whether staff saw that it is marked as advertising.
create table ambassador_posts (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  address text not null,
  registered_at timestamptz not null,
  state text not null default 'waiting',
  -- Since when it waits for a look.
  asked_at timestamptz not null,
  looked_at timestamptz,
  looked_by bigint references members on delete set null,
  -- What is to be mended; stays until somebody has seen that it is.
  note text not null default '',
  constraint ambassador_posts_once unique (member_id, address),
  constraint ambassador_posts_address check (char_length(address) between 1 and 500 and address ~ '^https?://'),
  constraint ambassador_posts_state check (state in ('waiting', 'marked', 'unmarked')),
  constraint ambassador_posts_note check (char_length(note) <= 200 and (state <> 'unmarked' or note <> '')),
  constraint ambassador_posts_looked check (state = 'waiting' or looked_at is not null)
);
create index ambassador_posts_to_look on ambassador_posts (state, asked_at);
create index ambassador_posts_looked_by on ambassador_posts (looked_by);
