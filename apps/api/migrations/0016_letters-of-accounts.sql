DROP INDEX "mail_outbox_recipient_idx";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "user_id" uuid;--> statement-breakpoint
CREATE INDEX "mail_outbox_user_idx" ON "mail_outbox" USING btree ("user_id");--> statement-breakpoint
-- Letters from before name no account: those to its address, since it is there, are its.
UPDATE "mail_outbox" "m" SET "user_id" = "u"."id" FROM "users" "u"
	WHERE lower("u"."email") = lower("m"."recipient") AND "m"."kind" NOT IN ('contact', 'account-deleted') AND "m"."created_at" >= "u"."created_at";
