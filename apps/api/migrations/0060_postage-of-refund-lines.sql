ALTER TABLE "refund_lines" ADD COLUMN "postage_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A refund has a row for each of its lines at most, so that reading them all takes a moment.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_postage_check" CHECK ("refund_lines"."postage_minor" between 0 and "refund_lines"."amount_minor");
