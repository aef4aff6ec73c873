-- Who leaves is forgotten: their first sign-up belongs to them, and a letter that says goodbye keeps no address.
alter table registrations add column member_id bigint references members on delete cascade;
create index registrations_by_member on registrations (member_id);
update registrations r set member_id = m.id
from members m
where r.confirmed_at is not null and m.email_key = r.email_key;

alter table letters add column forget_address boolean not null default false;
create index letters_by_address on letters (to_address);
