-- 'Did you mean': words of the library that are one typo away from what was typed. It needs no extension: two words that
-- differ by one letter have a common rest when each loses at most one letter (symmetric deletes, as SymSpell does:
-- https://github.com/wolfgarbe/SymSpell).

-- The words of what everybody may read: titles and free prompts.
create table private.words (
  word text primary key,
  -- The word, and what is left of it without each one of its letters.
  variants text[] not null
);
create index words_by_variant on private.words using gin (variants);
alter table private.words enable row level security;

create function private.variants_of(word text) returns text[]
language sql immutable set search_path = ''
as $$
  select array_agg(distinct overlay(word placing '' from place for 1)) || word
  from generate_series(1, char_length(word)) as place;
$$;
revoke all on function private.variants_of(text) from public, anon, authenticated;

-- Shorter words have too many neighbours.
create function private.add_words(texts text[]) returns void
language sql security definer set search_path = ''
as $$
  insert into private.words (word, variants)
  select w.word, private.variants_of(w.word)
  from (
    select distinct unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', t.text))) as word
    from unnest(texts) as t(text)
  ) w
  where w.word ~ '^[[:alpha:]]{4,24}$'
  on conflict do nothing;
$$;
revoke all on function private.add_words(text[]) from public, anon, authenticated;

create function private.add_words_of_new_prompts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.add_words(array_agg(case when n.is_premium then n.title else n.title || ' ' || n.content end))
  from new_prompts n;
  return null;
end;
$$;
revoke all on function private.add_words_of_new_prompts() from public, anon, authenticated;
create trigger add_words_of_new_prompts after insert on library.prompts
  referencing new table as new_prompts for each statement execute function private.add_words_of_new_prompts();

create function private.add_words_of_changed_prompts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A vote changes the row and no text.
  perform private.add_words(array_agg(case when n.is_premium then n.title else n.title || ' ' || n.content end))
  from new_prompts n join old_prompts o using (id)
  where (n.title, n.content, n.is_premium) is distinct from (o.title, o.content, o.is_premium);
  return null;
end;
$$;
revoke all on function private.add_words_of_changed_prompts() from public, anon, authenticated;
create trigger add_words_of_changed_prompts after update on library.prompts
  referencing old table as old_prompts new table as new_prompts
  for each statement execute function private.add_words_of_changed_prompts();

select private.add_words(array_agg(case when p.is_premium then p.title else p.title || ' ' || p.content end))
from library.prompts p;

-- One letter too many, too few or wrong, or two that changed places.
create function private.is_one_typo(one text, other text) returns boolean
language sql immutable set search_path = ''
as $$
  select case char_length(one) - char_length(other)
    when 1 then other = any (private.variants_of(one))
    when -1 then one = any (private.variants_of(other))
    when 0 then (
      select count(*) = 1 or (
        count(*) = 2 and max(place) = min(place) + 1
        and substr(one, min(place)::integer, 1) = substr(other, max(place)::integer, 1)
        and substr(one, max(place)::integer, 1) = substr(other, min(place)::integer, 1)
      )
      from generate_series(1, char_length(one)) as place
      where substr(one, place, 1) <> substr(other, place, 1)
    )
    else false
  end;
$$;
revoke all on function private.is_one_typo(text, text) from public, anon, authenticated;

create function private.nearest_words(typed text) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when char_length(typed) not between 4 and 24 or exists (select from private.words w where w.word = typed)
    then array[typed]
    else coalesce(nullif(array(
      select w.word
      from private.words w
      where w.variants && (select private.variants_of(typed)) and private.is_one_typo(typed, w.word)
      -- People seldom mistype the first letter.
      order by left(w.word, 1) <> left(typed, 1), w.word
      limit 4), '{}'), array[typed])
  end;
$$;
revoke all on function private.nearest_words(text) from public, anon, authenticated;

-- The search with each unknown word replaced by a known one, if that finds something in what everybody may read.
create function private.suggestion_for(p_search text, p_category text) returns text
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  typed text := lower(left(p_search, 200));
  choices text[] := array[''];
  choice text;
  pattern text;
  piece text;
begin
  for piece in select m[1] from regexp_matches(typed, '([[:alpha:]]+|[^[:alpha:]]+)', 'g') m loop
    choices := array(
      select c.start || n.word
      from unnest(choices) with ordinality c(start, place),
        unnest(private.nearest_words(piece)) with ordinality n(word, place)
      order by c.place + n.place, c.place
      limit 8);
  end loop;
  foreach choice in array choices loop
    pattern := private.like_pattern(choice);
    if choice <> typed and exists (
      select from library.prompts p
      where (p_category is null or p.category = p_category)
        and (p.title_search like pattern or p.content_search like pattern)
        and (not p.is_premium or p.title_search like pattern)
    ) then
      return choice;
    end if;
  end loop;
  return null;
end;
$$;
revoke all on function private.suggestion_for(text, text) from public;
grant execute on function private.suggestion_for(text, text) to anon, authenticated;

-- What a search that found nothing may have meant; null when nothing comes near.
create function public.suggest_search(p_search text, p_category text default null) returns text
language sql stable set search_path = ''
begin atomic
  select private.suggestion_for(p_search, p_category);
end;
revoke all on function public.suggest_search(text, text) from public;
grant execute on function public.suggest_search(text, text) to anon, authenticated;
