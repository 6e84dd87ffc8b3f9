ALTER TABLE "checkouts" ADD COLUMN "held_from" "bytea";--> statement-breakpoint
-- The column is new and empty, so that no row is read into the index.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "checkouts_held_from_idx" ON "checkouts" USING btree ("held_from") WHERE "checkouts"."held_from" is not null;--> statement-breakpoint
-- by hand: event streams of a member who left end at once
create function tell_of_member_left() returns trigger language plpgsql as $$
begin
  perform tell_shop(old.shop_id, 'member.left', old.user_id::text);
  return null;
end
$$;--> statement-breakpoint
create trigger shop_members_tell_left after delete on shop_members for each row execute function tell_of_member_left();
