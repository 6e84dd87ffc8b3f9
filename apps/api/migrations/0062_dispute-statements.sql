CREATE TABLE "dispute_statement_media" (
	"statement_id" uuid NOT NULL,
	"media_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "dispute_statement_media_pkey" PRIMARY KEY("statement_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "dispute_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "dispute_statement_media" ADD CONSTRAINT "dispute_statement_media_statement_id_dispute_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."dispute_statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_statement_media" ADD CONSTRAINT "dispute_statement_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_statements" ADD CONSTRAINT "dispute_statements_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_statements_dispute_idx" ON "dispute_statements" USING btree ("dispute_id","at");--> statement-breakpoint
-- Each of these tables has rows for a few of a hundred orders; an index takes about a second for a million of them.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "returns_open_idx" ON "returns" USING btree ("requested_at","id") WHERE "returns"."status" in ('requested', 'approved', 'in_transit');--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "claims_unanswered_idx" ON "claims" USING btree ("answer_by","id") WHERE "claims"."status" = 'open';--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "reports_waiting_idx" ON "reports" USING btree ("created_at","id") WHERE "reports"."closed_at" is null;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "reports_subject_idx" ON "reports" USING btree ("subject_id","created_at");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "withdrawals_open_idx" ON "withdrawals" USING btree ("received_at","id") WHERE "withdrawals"."status" in ('unmatched', 'matched');