CREATE TABLE "withdrawal_lines" (
	"withdrawal_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"canceled" integer NOT NULL,
	"returned" integer NOT NULL,
	CONSTRAINT "withdrawal_lines_pkey" PRIMARY KEY("withdrawal_id","order_line_id"),
	CONSTRAINT "withdrawal_lines_check" CHECK ("withdrawal_lines"."canceled" >= 0 and "withdrawal_lines"."returned" >= 0 and "withdrawal_lines"."canceled" + "withdrawal_lines"."returned" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawal_parts" (
	"withdrawal_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"return_id" uuid,
	"refund_due_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawal_parts_pkey" PRIMARY KEY("withdrawal_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"order_group_id" uuid,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"items" jsonb,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"do_at" timestamp (3) with time zone,
	"objection_hash" "bytea"
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawal_days" integer;--> statement-breakpoint
-- The tables are new and empty, so that nothing is checked or read into the indexes.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "withdrawal_lines" ADD CONSTRAINT "withdrawal_lines_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "withdrawal_lines" ADD CONSTRAINT "withdrawal_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "withdrawal_parts" ADD CONSTRAINT "withdrawal_parts_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "withdrawal_parts" ADD CONSTRAINT "withdrawal_parts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "withdrawal_parts" ADD CONSTRAINT "withdrawal_parts_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_group_id_order_groups_id_fk" FOREIGN KEY ("order_group_id") REFERENCES "public"."order_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "withdrawal_lines_line_idx" ON "withdrawal_lines" USING btree ("order_line_id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "withdrawal_parts_order_idx" ON "withdrawal_parts" USING btree ("order_id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "withdrawal_parts_return_idx" ON "withdrawal_parts" USING btree ("return_id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "withdrawals_reference_key" ON "withdrawals" USING btree ("reference");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "withdrawals_group_idx" ON "withdrawals" USING btree ("order_group_id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "withdrawals_email_idx" ON "withdrawals" USING btree (lower("email"));--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "withdrawals_due_idx" ON "withdrawals" USING btree ("do_at") WHERE "withdrawals"."status" = 'matched';