-- Answers of the search are kept in memory; whatever changes a document ends them in every process, once a transaction.
create function purge_search() returns trigger language plpgsql as $$
begin
  if current_setting('egaku.search_purged', true) is distinct from 'yes' then
    perform set_config('egaku.search_purged', 'yes', true);
    insert into page_purges (tag) values ('search');
    perform pg_notify('page_purges', '');
  end if;
  return null;
end $$;

create trigger search_documents_purge
  after insert or update or delete or truncate on search_documents
  for each statement execute function purge_search();
create trigger search_synonyms_purge
  after insert or update or delete or truncate on search_synonyms
  for each statement execute function purge_search();
